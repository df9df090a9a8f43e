/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { CountUnreadQuery, CountUnreadQueryVariables } from '../graphql';

export const CountUnreadDocument: DocumentTypeDecoration<CountUnreadQuery, CountUnreadQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:23f7e34299cc6294de4d451f1db7de656c4c49b005dab64647db80fa46ce8b74' },
};
