/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { AttendInterviewMutation, AttendInterviewMutationVariables } from '../graphql';

export const AttendInterviewDocument: DocumentTypeDecoration<AttendInterviewMutation, AttendInterviewMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:e6f1a67be3dee0cc5396f8bbc492fcc5b8a6047fbbe67490cdea23baf9bac105' },
};
