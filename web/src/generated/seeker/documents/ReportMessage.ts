/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { ReportMessageMutation, ReportMessageMutationVariables } from '../graphql';

export const ReportMessageDocument: DocumentTypeDecoration<ReportMessageMutation, ReportMessageMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:9cf6ede99946b95ae2995383082bad2f505b70893cf0cb891e6902db179465aa' },
};
