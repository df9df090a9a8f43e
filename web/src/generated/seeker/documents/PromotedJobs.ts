/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { PromotedJobsQuery, PromotedJobsQueryVariables } from '../graphql';

export const PromotedJobsDocument: DocumentTypeDecoration<PromotedJobsQuery, PromotedJobsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:3587a74e5509fc5f12bbd5194b6fdc49e8142c23f83ab1271b94707b3ae36015' },
};
