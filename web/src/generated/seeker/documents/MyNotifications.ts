/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { MyNotificationsQuery, MyNotificationsQueryVariables } from '../graphql';

export const MyNotificationsDocument: DocumentTypeDecoration<MyNotificationsQuery, MyNotificationsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:294eee3f41a198aa68786540e939efb46b4b6f1b9abceffff9da68ed325093f3' },
};
