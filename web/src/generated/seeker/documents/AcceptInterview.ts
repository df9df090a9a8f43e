/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { AcceptInterviewMutation, AcceptInterviewMutationVariables } from '../graphql';

export const AcceptInterviewDocument: DocumentTypeDecoration<AcceptInterviewMutation, AcceptInterviewMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:e0869ce7274d7b758853e1dd3b24bb8ef481c3586ea1654b60c3f5454b821ac9' },
};
