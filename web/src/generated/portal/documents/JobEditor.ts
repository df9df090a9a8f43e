/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { JobEditorQuery, JobEditorQueryVariables } from '../graphql';

export const JobEditorDocument: DocumentTypeDecoration<JobEditorQuery, JobEditorQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:6349a093e2c7df32396e98b294ecadaaf025c96bb93f7aae37eb7ce163b53b76' },
};
