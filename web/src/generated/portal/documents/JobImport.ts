/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { JobImportQuery, JobImportQueryVariables } from '../graphql';

export const JobImportDocument: DocumentTypeDecoration<JobImportQuery, JobImportQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:380e0999ff8dff44b72ee2e2643f54752391ccac2a958a663aee8d3f0c5192d6' },
};
