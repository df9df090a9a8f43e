/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { AcceptInterviewMutation, AcceptInterviewMutationVariables } from '../graphql';

export const AcceptInterviewDocument: DocumentTypeDecoration<AcceptInterviewMutation, AcceptInterviewMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:f883042d944536d599ffd26f7fec2bc01c7d4bd9d8eebd19ddbb895f4bf39c33' },
};
