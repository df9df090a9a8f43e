/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { JobImportQuery, JobImportQueryVariables } from '../graphql';

export const JobImportDocument: DocumentTypeDecoration<JobImportQuery, JobImportQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:782248e5a974bfb7705421186cafb029ed69d01d593a0d95da1a3534c4f61fd5' },
};
