/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { LoginWaysQuery, LoginWaysQueryVariables } from '../graphql';

export const LoginWaysDocument: DocumentTypeDecoration<LoginWaysQuery, LoginWaysQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:c05522ef2b5e9027d6cbc7aba5ff20ed12bdb25ba29495f9a937458c814ee555' },
};
