/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { JobsToChooseQuery, JobsToChooseQueryVariables } from '../graphql';

export const JobsToChooseDocument: DocumentTypeDecoration<JobsToChooseQuery, JobsToChooseQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:d23b769f11d3a8875a1f57e02a379459eb369f07bcd208a40a76267458267c98' },
};
