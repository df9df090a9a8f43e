/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { ApplicantQuery, ApplicantQueryVariables } from '../graphql';

export const ApplicantDocument: DocumentTypeDecoration<ApplicantQuery, ApplicantQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:b7fbf241525fd2bd1d3720c6caea10cad29c74a55f63eca723ed5f40bb9a5716' },
};
