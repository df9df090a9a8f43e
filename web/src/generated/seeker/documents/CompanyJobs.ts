/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { CompanyJobsQuery, CompanyJobsQueryVariables } from '../graphql';

export const CompanyJobsDocument: DocumentTypeDecoration<CompanyJobsQuery, CompanyJobsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:007fab584ee61defcf9a4ac569b2e3fd8de1c771ff80d3e371ada4e6064dbeac' },
};
