/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { UndoDecisionsMutation, UndoDecisionsMutationVariables } from '../graphql';

export const UndoDecisionsDocument: DocumentTypeDecoration<UndoDecisionsMutation, UndoDecisionsMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:515338870a8ccaf125501099b1c91380fd12d10aff4c9bd8a97b81f31e9cfec9' },
};
