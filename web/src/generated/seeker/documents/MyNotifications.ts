/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { MyNotificationsQuery, MyNotificationsQueryVariables } from '../graphql';

export const MyNotificationsDocument: DocumentTypeDecoration<MyNotificationsQuery, MyNotificationsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:c9e5a33263129da29173a16d0b07573a6b407965243f17a4c7e207fc8f3b1228' },
};
