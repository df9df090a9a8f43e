/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { CreateJobAlertMutation, CreateJobAlertMutationVariables } from '../graphql';

export const CreateJobAlertDocument: DocumentTypeDecoration<CreateJobAlertMutation, CreateJobAlertMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:f864124a375bb076231617c73a4cbf06f44ddecdb99aae5055320d85f75c0100' },
};
