/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { MyNotificationsQuery, MyNotificationsQueryVariables } from '../graphql';

export const MyNotificationsDocument: DocumentTypeDecoration<MyNotificationsQuery, MyNotificationsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:13126627ff88450c8d974d4681f45d864c10f7a01554b3c0e5bc901862f39b0b' },
};
