/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { InterviewDaysQuery, InterviewDaysQueryVariables } from '../graphql';

export const InterviewDaysDocument: DocumentTypeDecoration<InterviewDaysQuery, InterviewDaysQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:12f515035ef03881b0932e1670ead9beb0d33d5aa2e7be04073c7fe3fc3c14b9' },
};
