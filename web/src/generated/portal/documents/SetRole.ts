/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { SetRoleMutation, SetRoleMutationVariables } from '../graphql';

export const SetRoleDocument: DocumentTypeDecoration<SetRoleMutation, SetRoleMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:ec3acb7074054c758ebd29df71cf286f2e0f890f97d35b26b276224a00e80c3c' },
};
