/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { UndoDecisionsMutation, UndoDecisionsMutationVariables } from '../graphql';

export const UndoDecisionsDocument: DocumentTypeDecoration<UndoDecisionsMutation, UndoDecisionsMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:20c0dd74c459908d8c45f2589c3db0ca4ba305adad1a3b338019b2648a930aa7' },
};
