/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { ReportInterviewMutation, ReportInterviewMutationVariables } from '../graphql';

export const ReportInterviewDocument: DocumentTypeDecoration<ReportInterviewMutation, ReportInterviewMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:0bc6223d72427cf4aba3f1507dfaa3ea6d16a122069b96f36bb9559348214167' },
};
