/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { PromotedJobsQuery, PromotedJobsQueryVariables } from '../graphql';

export const PromotedJobsDocument: DocumentTypeDecoration<PromotedJobsQuery, PromotedJobsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:11928fd93f874d5df2596ad4336409e0be1fe001178f7e7274e790d262aaa45e' },
};
