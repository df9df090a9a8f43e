/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { AcceptInterviewMutation, AcceptInterviewMutationVariables } from '../graphql';

export const AcceptInterviewDocument: DocumentTypeDecoration<AcceptInterviewMutation, AcceptInterviewMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:34f5287d90f1b585ad8a71a82018a552ae092af4ad3b8741a0d79deac973246d' },
};
