/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { UndoDecisionsMutation, UndoDecisionsMutationVariables } from '../graphql';

export const UndoDecisionsDocument: DocumentTypeDecoration<UndoDecisionsMutation, UndoDecisionsMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:a08170ebab5ae3c335b8f8e99cfc5aea5c5dca7b1010b077dc18c8517404eef6' },
};
