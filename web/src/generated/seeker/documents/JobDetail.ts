/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { JobDetailQuery, JobDetailQueryVariables } from '../graphql';

export const JobDetailDocument: DocumentTypeDecoration<JobDetailQuery, JobDetailQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:a8ecc68a909ec6a6eaca7e6108568b862c551225b5dfe077eb33e20875de610d' },
};
