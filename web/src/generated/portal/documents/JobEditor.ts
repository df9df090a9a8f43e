/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { JobEditorQuery, JobEditorQueryVariables } from '../graphql';

export const JobEditorDocument: DocumentTypeDecoration<JobEditorQuery, JobEditorQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:f3465c2445401631a02a189d23306f752271bdbf7a54713c73d2f2f2d6ccd402' },
};
