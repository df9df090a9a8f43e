/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { AskAnotherTimeMutation, AskAnotherTimeMutationVariables } from '../graphql';

export const AskAnotherTimeDocument: DocumentTypeDecoration<AskAnotherTimeMutation, AskAnotherTimeMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:164ee31a3e18307477bfa2c8b940486c8d0e20496d09def4858800b8b23cc114' },
};
