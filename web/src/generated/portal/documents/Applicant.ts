/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { ApplicantQuery, ApplicantQueryVariables } from '../graphql';

export const ApplicantDocument: DocumentTypeDecoration<ApplicantQuery, ApplicantQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:19fdb388cdfd76e4e29d970f60a804f1ffed31e8c1ce7bf3802dd0f16cbcbdd0' },
};
