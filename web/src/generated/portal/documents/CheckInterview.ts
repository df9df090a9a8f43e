/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { CheckInterviewQuery, CheckInterviewQueryVariables } from '../graphql';

export const CheckInterviewDocument: DocumentTypeDecoration<CheckInterviewQuery, CheckInterviewQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:cc719e746573528bc391a1925a087416f25e4003e6be61011ab675c5310957b4' },
};
