/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { DecideMutation, DecideMutationVariables } from '../graphql';

export const DecideDocument: DocumentTypeDecoration<DecideMutation, DecideMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:e9d195772bc8c79abb6428b0e0119a9083f9746da7af72c592ea1eb6dd9e04c0' },
};
