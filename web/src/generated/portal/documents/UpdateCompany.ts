/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { UpdateCompanyMutation, UpdateCompanyMutationVariables } from '../graphql';

export const UpdateCompanyDocument: DocumentTypeDecoration<UpdateCompanyMutation, UpdateCompanyMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:0c51f41807e57a69ea65d10852533ec892bd3b58fb6596a3a640717ba53421c0' },
};
