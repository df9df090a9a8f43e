/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { InterviewDaysQuery, InterviewDaysQueryVariables } from '../graphql';

export const InterviewDaysDocument: DocumentTypeDecoration<InterviewDaysQuery, InterviewDaysQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:e1ebbd48995336b9e6c7a3acc0ac1369636598373d5f8d14c8b30bc257a73272' },
};
