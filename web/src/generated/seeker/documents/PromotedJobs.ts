/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { PromotedJobsQuery, PromotedJobsQueryVariables } from '../graphql';

export const PromotedJobsDocument: DocumentTypeDecoration<PromotedJobsQuery, PromotedJobsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:837b15a08544042aa400356c1296f27944691096ac69e6632d24f10cada23810' },
};
