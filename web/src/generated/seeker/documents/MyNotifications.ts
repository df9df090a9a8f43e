/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { MyNotificationsQuery, MyNotificationsQueryVariables } from '../graphql';

export const MyNotificationsDocument: DocumentTypeDecoration<MyNotificationsQuery, MyNotificationsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:c1ff2d3b4a8e1b73cddcc180f7101fbbd574cc6be7f60f1dbf621ce1042b83fe' },
};
