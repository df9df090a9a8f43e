/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { ApplicantsQuery, ApplicantsQueryVariables } from '../graphql';

export const ApplicantsDocument: DocumentTypeDecoration<ApplicantsQuery, ApplicantsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:2d6d0cd4a364c26ccaf04546de459899c8a52b27e9f2fcfea7af20c2c39bca9e' },
};
