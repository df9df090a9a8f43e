/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { CancelInterviewMutation, CancelInterviewMutationVariables } from '../graphql';

export const CancelInterviewDocument: DocumentTypeDecoration<CancelInterviewMutation, CancelInterviewMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:3ad786a53f285cb9e42baaade71e7ca669095ed1b2610f69b2480c68323236ae' },
};
