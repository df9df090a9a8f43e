/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { DeclineInterviewMutation, DeclineInterviewMutationVariables } from '../graphql';

export const DeclineInterviewDocument: DocumentTypeDecoration<DeclineInterviewMutation, DeclineInterviewMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:50c53e813d115073860d17e5598d3abcd414295a7474b91a08ee6b5e3f1b890e' },
};
