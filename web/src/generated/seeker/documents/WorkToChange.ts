/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { WorkToChangeQuery, WorkToChangeQueryVariables } from '../graphql';

export const WorkToChangeDocument: DocumentTypeDecoration<WorkToChangeQuery, WorkToChangeQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:f2fe446e3c5726a64d47d9f113a70650ba6a0c8f5a7efcf69152c0527f550e68' },
};
