/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { ChosenJobQuery, ChosenJobQueryVariables } from '../graphql';

export const ChosenJobDocument: DocumentTypeDecoration<ChosenJobQuery, ChosenJobQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:2789c41c74cc54ebf0199bf576b64692f8aeecd7e069ecbe0d7eec1b708e80a2' },
};
