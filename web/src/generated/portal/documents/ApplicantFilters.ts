/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { ApplicantFiltersQuery, ApplicantFiltersQueryVariables } from '../graphql';

export const ApplicantFiltersDocument: DocumentTypeDecoration<ApplicantFiltersQuery, ApplicantFiltersQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:3d71682dba853c4d6fd331f14f73dbcc9f140334d32c09269ba87350b9521fd4' },
};
