/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { AccountQuery, AccountQueryVariables } from '../graphql';

export const AccountDocument: DocumentTypeDecoration<AccountQuery, AccountQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:217ac31ec8072df33e74f6e46466d812e38453a3f888cbeee3cce69f5dbc0d0e' },
};
