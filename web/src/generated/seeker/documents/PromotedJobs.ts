/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { PromotedJobsQuery, PromotedJobsQueryVariables } from '../graphql';

export const PromotedJobsDocument: DocumentTypeDecoration<PromotedJobsQuery, PromotedJobsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:f1344171e7f56f31b2d03ae056c452ccf41ec274e573c63c306ad2118f6e6802' },
};
