/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { ApplicantQuery, ApplicantQueryVariables } from '../graphql';

export const ApplicantDocument: DocumentTypeDecoration<ApplicantQuery, ApplicantQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:1323a0ac9f38ec17cf58d541fbc5eb7b7c186675185797a9f311f603b83487c8' },
};
