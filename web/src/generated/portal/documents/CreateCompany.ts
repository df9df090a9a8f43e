/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { CreateCompanyMutation, CreateCompanyMutationVariables } from '../graphql';

export const CreateCompanyDocument: DocumentTypeDecoration<CreateCompanyMutation, CreateCompanyMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:652036f8f452f703177c97636aace24b4a8399def5ceed28732ac49b01ef48aa' },
};
