/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { ReopenJobsMutation, ReopenJobsMutationVariables } from '../graphql';

export const ReopenJobsDocument: DocumentTypeDecoration<ReopenJobsMutation, ReopenJobsMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:284dbe531d53b8154fc241f05d2c53a0f5c26cf310f81d117f1539637931eb89' },
};
