/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { JobFiltersQuery, JobFiltersQueryVariables } from '../graphql';

export const JobFiltersDocument: DocumentTypeDecoration<JobFiltersQuery, JobFiltersQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:a339724bddd8d3f8eb402833ff3a092a1c167134c7355bd5015b7de696ef8970' },
};
