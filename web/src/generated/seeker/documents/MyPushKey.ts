/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { MyPushKeyQuery, MyPushKeyQueryVariables } from '../graphql';

export const MyPushKeyDocument: DocumentTypeDecoration<MyPushKeyQuery, MyPushKeyQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:1558cdb27ead4db98dc66c5f7d3b5f71f7dd394bf666a2c3ae45e4803ebce624' },
};
