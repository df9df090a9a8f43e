/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { AccountStateQuery, AccountStateQueryVariables } from '../graphql';

export const AccountStateDocument: DocumentTypeDecoration<AccountStateQuery, AccountStateQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:26f2529694cebdc1eed9e07156748f772cc4b93cd2b1f4ab5a62147cd3a7bf9a' },
};
