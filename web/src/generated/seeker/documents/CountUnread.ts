/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { CountUnreadQuery, CountUnreadQueryVariables } from '../graphql';

export const CountUnreadDocument: DocumentTypeDecoration<CountUnreadQuery, CountUnreadQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:28800fe226e589e715f7093a02b44d94840d86fc6674aa39469a46fd732dd2dc' },
};
