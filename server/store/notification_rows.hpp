#pragma once

#include <span>

#include "domain/deliveries/delivery.hpp"
#include "store/connection.hpp"

// Rows of notifications, written by the transactions that cause or end them. SqlNotificationStore reads them.
namespace hoigung::store {

// A notification refers to its seeker and its job, as an application does. To avoid deadlocks, the seekers of
// several notifications are locked before the first is written, in order.
void lock_seekers(Connection& connection, std::span<const domain::Delivery> deliveries);

// Writes or refreshes a notification. False when nothing was written: the seeker or what it is about has
// gone, it was written before, or the seeker of an alert has applied for the job, is suspended or being
// deleted.
bool put_notice(Connection& connection, const domain::Delivery& delivery);

void mark_notice_read(Connection& connection, domain::SeekerId seeker, domain::JobId job,
                      domain::NotificationType type);
void delete_notices_about(Connection& connection, domain::JobId job);

}  // namespace hoigung::store
