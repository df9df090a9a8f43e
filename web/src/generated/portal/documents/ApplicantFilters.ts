/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { ApplicantFiltersQuery, ApplicantFiltersQueryVariables } from '../graphql';

export const ApplicantFiltersDocument: DocumentTypeDecoration<ApplicantFiltersQuery, ApplicantFiltersQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:14d284571fc29374bb93545abf4eb1eb303b0d35e4747343d10bea8ca49d2996' },
};
