/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { DecideMutation, DecideMutationVariables } from '../graphql';

export const DecideDocument: DocumentTypeDecoration<DecideMutation, DecideMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:114fd6602dae406bdd2e8e686ad382fd3e5d5d525703a166417a749a93c46f79' },
};
