/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { AccountQuery, AccountQueryVariables } from '../graphql';

export const AccountDocument: DocumentTypeDecoration<AccountQuery, AccountQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:53901482d1a6dd23c1a7de7f43f2b4152586853fde4c0156230f4c26b206f898' },
};
