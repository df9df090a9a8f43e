/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { JobEditorQuery, JobEditorQueryVariables } from '../graphql';

export const JobEditorDocument: DocumentTypeDecoration<JobEditorQuery, JobEditorQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:56dc9aca1756235a5a7370a632899cf59683e0937d7aec2ec7e9bbf0290fbb6f' },
};
