/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { CompanyPageQuery, CompanyPageQueryVariables } from '../graphql';

export const CompanyPageDocument: DocumentTypeDecoration<CompanyPageQuery, CompanyPageQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:76604cb3403b2d92a7b4a9ef0f8afca023becf29c2dc3648f58b13d9353ad3fb' },
};
